"""The map's squares: a country's column and row, near where it lies in the world.

The world is drawn as a table of equal squares, so that a small country is seen as well as a large
one. Neighbors lie near each other, north is up, and no square has two countries.
"""

from __future__ import annotations

_MAP = """
.. .. .. .. .. .. .. .. .. IS .. .. NO SE FI
.. CA .. .. .. .. .. .. .. .. .. .. DK .. EE LV RU
.. US .. .. .. .. .. .. .. IE GB NL DE PL LT BY
MX .. .. CU BS .. .. .. .. .. BE LU CZ SK HU UA .. .. KZ
GT BZ .. JM HT DO KN AG .. AD FR CH LI AT RO MD .. .. UZ KG .. MN
SV HN .. .. .. .. DM .. PT ES MC IT SI HR RS BG GE AZ TM TJ .. CN .. KP
.. NI .. .. .. VC LC .. .. .. .. SM BA ME MK .. TR AM IR AF NP BT .. KR JP
.. CR .. .. .. GD BB .. .. .. .. MT .. AL GR CY SY IQ KW PK IN BD MM LA VN
.. PA .. .. TT .. .. .. .. MA DZ TN LY EG .. LB JO SA BH QA .. .. TH KH .. PH
.. .. CO VE GY SR .. CV SN MR ML NE TD SD ER DJ .. .. OM AE MV .. MY SG BN .. PW FM MH
.. .. EC .. BR .. .. GW GM GN BF NG CF SS ET SO .. .. .. .. .. .. .. ID TL PG SB .. KI
.. .. PE .. .. .. .. SL LR CI GH TG CM UG KE .. .. .. .. .. .. .. .. .. .. .. VU FJ TV WS
.. .. CL PY .. .. .. .. .. .. ST GA CG RW TZ .. SC .. .. .. .. .. .. .. .. AU .. .. TO
.. .. .. AR UY .. .. .. .. .. .. .. CD BI MW KM .. .. .. .. .. .. .. .. .. .. .. NZ
.. .. .. .. .. .. .. .. .. .. .. AO ZM ZW MZ .. MG MU
.. .. .. .. .. .. .. .. .. .. .. NA BW LS
"""

TILES = {
    code: [column, row]
    for row, line in enumerate(_MAP.strip().splitlines(), 1)
    for column, code in enumerate(line.split(), 1)
    if code != ".."
}
"""Column and row of each country by its code, counted from 1."""
