// @ts-nocheck: pages get this text as it is
// What goes wrong on a page, noted by the page itself: WebKit's driver tells nobody.
{
  const faults = globalThis.faultsOfThisPage = [];
  const note = (kind, what) => faults.push(`${kind}: ${what}`);
  const { error } = console;
  console.error = (...values) => {
    note("console", values.join(" "));
    error.apply(console, values);
  };
  addEventListener("error", ({ target, message }) => { // of the window, or of an element with a file
    if (target === globalThis) note("exception", message);
    else note("failed", target.currentSrc || target.src || target.href);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => note("exception", reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    note("policy", `${violatedDirective} blocks ${blockedURI}`);
  });
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request).catch((reason) => {
      if (reason?.name !== "AbortError") {
        note("failed", `${request[0]?.url ?? request[0]} ${reason}`);
      }
      throw reason;
    });
    if (!response.ok) note(response.status, response.url);
    return response;
  };
}
