// Before each file of tests: there is no house here. What a test did not think of is refused at once, instead of asking
// a port of this machine at which nobody listens: that came back some time later, in another test.
const nobody = (path: RequestInfo | URL): Promise<Response> =>
  Promise.reject(new TypeError(`no house in a test: ${path instanceof Request ? path.url : path.toString()}`));
globalThis.fetch = nobody;
window.fetch = nobody;
