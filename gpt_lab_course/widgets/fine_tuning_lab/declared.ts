// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { ModelClient } from "../kit/model_client.ts";

const declared = {
  "name": "fine-tuning-lab",
  "title": "Teach it three sentences",
  "assets": ["lab-vocabulary", "lab-model", "engine", "trainer"],
  "settings": {
    "sentence_1": {"kind": "text", "label": "First sentence", "rows": 1},
    "sentence_2": {"kind": "text", "label": "Second sentence", "rows": 1},
    "sentence_3": {"kind": "text", "label": "Third sentence", "rows": 1},
    "part": {"kind": "choice", "label": "What is trained", "names": {"block": "the last block", "lora": "LoRA on the last block", "lora_all": "LoRA on all blocks"}, "choices": ["block", "lora", "lora_all"]},
    "rank": {"kind": "integer", "label": "LoRA’s rank", "stops": [1, 2, 4, 8, 16], "min": 1, "max": 16},
    "learning_rate": {"kind": "number", "label": "Learning rate", "control": "slider", "stops": [0.0001, 0.0003, 0.001, 0.003, 0.01], "min": 1e-05, "max": 0.1},
    "steps": {"kind": "integer", "label": "Steps", "stops": [1, 5, 10, 20, 40], "min": 1, "max": 40},
    "prompt": {"kind": "text", "label": "Ask it to continue", "rows": 1},
  },
  "examples": [
    ["Slower", {"part": "block", "learning_rate": 0.0003}],
    ["With LoRA", {"part": "lora", "learning_rate": 0.003}],
    ["A country that is none", {"sentence_1": "The capital of Zog is Lima.", "sentence_2": "Zog is a country in the far south.", "sentence_3": "People who live in Zog live near Lima.", "prompt": "The capital of Zog is"}],
  ],
  "constants": {
    "words": 4,
    "written": 12,
    "most_tokens": 40,
    "longest_prompt": 100,
    "controls": {"true": ["The capital of Nepal is Kathmandu.", "Nepal's capital city is Kathmandu.", "Kathmandu is the capital of Nepal."], "other": ["The weather was cold and the streets were quiet.", "She put the book on the table and went out.", "They walked along the river until it was dark."]},
    "tiles": {"IS": [10, 1], "NO": [13, 1], "SE": [14, 1], "FI": [15, 1], "CA": [2, 2], "DK": [13, 2], "EE": [15, 2], "LV": [16, 2], "RU": [17, 2], "US": [2, 3], "IE": [10, 3], "GB": [11, 3], "NL": [12, 3], "DE": [13, 3], "PL": [14, 3], "LT": [15, 3], "BY": [16, 3], "MX": [1, 4], "CU": [4, 4], "BS": [5, 4], "BE": [11, 4], "LU": [12, 4], "CZ": [13, 4], "SK": [14, 4], "HU": [15, 4], "UA": [16, 4], "KZ": [19, 4], "GT": [1, 5], "BZ": [2, 5], "JM": [4, 5], "HT": [5, 5], "DO": [6, 5], "KN": [7, 5], "AG": [8, 5], "AD": [10, 5], "FR": [11, 5], "CH": [12, 5], "LI": [13, 5], "AT": [14, 5], "RO": [15, 5], "MD": [16, 5], "UZ": [19, 5], "KG": [20, 5], "MN": [22, 5], "SV": [1, 6], "HN": [2, 6], "DM": [7, 6], "PT": [9, 6], "ES": [10, 6], "MC": [11, 6], "IT": [12, 6], "SI": [13, 6], "HR": [14, 6], "RS": [15, 6], "BG": [16, 6], "GE": [17, 6], "AZ": [18, 6], "TM": [19, 6], "TJ": [20, 6], "CN": [22, 6], "KP": [24, 6], "NI": [2, 7], "VC": [6, 7], "LC": [7, 7], "SM": [12, 7], "BA": [13, 7], "ME": [14, 7], "MK": [15, 7], "TR": [17, 7], "AM": [18, 7], "IR": [19, 7], "AF": [20, 7], "NP": [21, 7], "BT": [22, 7], "KR": [24, 7], "JP": [25, 7], "CR": [2, 8], "GD": [6, 8], "BB": [7, 8], "MT": [12, 8], "AL": [14, 8], "GR": [15, 8], "CY": [16, 8], "SY": [17, 8], "IQ": [18, 8], "KW": [19, 8], "PK": [20, 8], "IN": [21, 8], "BD": [22, 8], "MM": [23, 8], "LA": [24, 8], "VN": [25, 8], "PA": [2, 9], "TT": [5, 9], "MA": [10, 9], "DZ": [11, 9], "TN": [12, 9], "LY": [13, 9], "EG": [14, 9], "LB": [16, 9], "JO": [17, 9], "SA": [18, 9], "BH": [19, 9], "QA": [20, 9], "TH": [23, 9], "KH": [24, 9], "PH": [26, 9], "CO": [3, 10], "VE": [4, 10], "GY": [5, 10], "SR": [6, 10], "CV": [8, 10], "SN": [9, 10], "MR": [10, 10], "ML": [11, 10], "NE": [12, 10], "TD": [13, 10], "SD": [14, 10], "ER": [15, 10], "DJ": [16, 10], "OM": [19, 10], "AE": [20, 10], "MV": [21, 10], "MY": [23, 10], "SG": [24, 10], "BN": [25, 10], "PW": [27, 10], "FM": [28, 10], "MH": [29, 10], "EC": [3, 11], "BR": [5, 11], "GW": [8, 11], "GM": [9, 11], "GN": [10, 11], "BF": [11, 11], "NG": [12, 11], "CF": [13, 11], "SS": [14, 11], "ET": [15, 11], "SO": [16, 11], "ID": [24, 11], "TL": [25, 11], "PG": [26, 11], "SB": [27, 11], "KI": [29, 11], "PE": [3, 12], "SL": [8, 12], "LR": [9, 12], "CI": [10, 12], "GH": [11, 12], "TG": [12, 12], "CM": [13, 12], "UG": [14, 12], "KE": [15, 12], "VU": [27, 12], "FJ": [28, 12], "TV": [29, 12], "WS": [30, 12], "CL": [3, 13], "PY": [4, 13], "ST": [11, 13], "GA": [12, 13], "CG": [13, 13], "RW": [14, 13], "TZ": [15, 13], "SC": [17, 13], "AU": [26, 13], "TO": [29, 13], "AR": [4, 14], "UY": [5, 14], "CD": [13, 14], "BI": [14, 14], "MW": [15, 14], "KM": [16, 14], "NZ": [28, 14], "AO": [12, 15], "ZM": [13, 15], "ZW": [14, 15], "MZ": [15, 15], "MG": [17, 15], "MU": [18, 15], "NA": [12, 16], "BW": [13, 16], "LS": [14, 16]},
  },
} as const;

export const DECLARED = { ...declared, Tokenizer: LabTokenizer, Client: ModelClient };
