// @ts-nocheck: pages get this text as it is
// What goes wrong on a page, noted by the page itself, where its browser tells nobody (tests/engines/webkit.py).
{
  const faults = globalThis.faultsOfThisPage = [];
  const note = (kind, what) => faults.push(`${kind}: ${what}`);
  const { error } = console;
  console.error = (...values) => {
    note("console", values.join(" "));
    error.apply(console, values);
  };
  addEventListener("error", (event) => {
    const { target } = event; // the window has errors of scripts, an element that of its file
    if (target === globalThis) note("exception", event.message);
    else note("failed", target.currentSrc || target.src || target.href);
  }, true);
  addEventListener("unhandledrejection", (event) => note("exception", event.reason));
  document.addEventListener("securitypolicyviolation", (event) => {
    note("policy", `${event.violatedDirective} blocks ${event.blockedURI}`);
  });
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const address = request[0]?.url ?? request[0];
    try {
      const response = await fetch(...request);
      if (response.status >= 400) note("status", `${response.status} ${response.url}`);
      return response;
    } catch (reason) {
      if (reason?.name !== "AbortError") note("failed", `${address} ${reason}`);
      throw reason;
    }
  };
}
