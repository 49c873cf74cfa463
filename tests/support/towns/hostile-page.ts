/** Paths of the site's pages that a hostile page tries to show in a frame. */
export const framedPaths = [
  '/',
  '/#administration',
  '/embed',
  '/aed',
  '/ar/aed',
  '/aed/osm/node/1',
  '/aed/osm/node/1#sticker',
  '/aeds/es',
  '/my-account',
  '/sign-in',
  '/check-again',
  '/sticker?center=40.4168,-3.7038',
  '/no-such-page',
] as const;

/**
 * Returns HTML for every way to embed a page in another one: with and without a sandbox, and with permissions that the
 * embedding page does not have.
 */
function framesOf(address: string): string {
  const rights = 'allow="geolocation *; publickey-credentials-get *; storage-access *"';
  return `<iframe src="${address}" ${rights}></iframe>
    <iframe src="${address}" ${rights} sandbox="allow-scripts allow-forms"></iframe>
    <iframe src="${address}" ${rights} sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation"></iframe>
    <iframe srcdoc="<iframe src='${address}' ${rights.replaceAll('"', "'")}></iframe>"></iframe>
    <object data="${address}" type="text/html"></object>
    <embed src="${address}" type="text/html">`;
}

/**
 * Returns the body of a hostile page. Its `window.show()` frames all pages of a site, covers them, navigates them,
 * posts messages to them and listens for replies. `window.found` collects the replies, and the documents of frames that
 * the page could read.
 *
 * @param site origin of the framed pages
 */
export function renderFramingBody(site: string): string {
  const cover = 'position:fixed;inset:0;opacity:0.01;z-index:9;pointer-events:none';
  return `<template>${framedPaths.map((path) => framesOf(site + path)).join('')}</template><div style="${cover}"></div>
    <script>
      window.show = () => document.body.append(document.querySelector('template').content.cloneNode(true));
      window.found = { messages: [], read: [] };
      addEventListener('message', ({ data }) => found.messages.push(String(data)));
      window.attack = () => {
        for (const frame of document.querySelectorAll('iframe[src], object, embed')) {
          const view = frame.contentWindow;
          try {
            if (view) view.postMessage({ type: 'find', position: [9.5, 47.1] }, '*');
            if (view && view.length > 0) found.read.push('frames of ' + (frame.src || frame.data));
          } catch (cause) {}
          try {
            if (view && view.document.body.textContent.trim() !== '') found.read.push(frame.src || frame.data);
          } catch (cause) {}
          try {
            if (view) view.location = ${JSON.stringify(`${site}/aed#near=47.1,9.5`)};
          } catch (cause) {}
        }
      };
    </script>`;
}

/**
 * Returns the body of a page that tries to read a site's data about a signed-in visitor. `await window.read()` returns
 * the result of each attempt.
 */
export function renderReadingBody(site: string): string {
  return `<button onclick="window.popup = window.open('${site}/my-account')">Open</button>
    <script>
      const site = ${JSON.stringify(site)};
      const asked = (path, options) => async () => {
        const answer = await fetch(site + path, options);
        return answer.type + ' ' + (await answer.text()).length;
      };
      const script = (path) => () => new Promise((resolve, reject) => {
        const made = document.createElement('script');
        made.onload = () => resolve('ran');
        made.onerror = () => reject(new Error('refused'));
        made.src = site + path;
        document.head.append(made);
      });
      const included = { credentials: 'include' };
      const attempts = {
        user: asked('/auth/v1/user', included),
        rows: asked('/rest/v1/user_roles?select=*', included),
        function: asked('/rest/v1/rpc/export_own_data', { ...included, method: 'POST' }),
        page: asked('/my-account', included),
        filled: asked('/aed/osm/node/1', included),
        blind: asked('/my-account', { ...included, mode: 'no-cors' }),
        userAsScript: script('/auth/v1/user'),
        rowsAsScript: script('/rest/v1/user_roles?select=*'),
      };
      window.read = async () => {
        const answers = {};
        for (const [name, attempt] of Object.entries(attempts)) answers[name] = await attempt().catch(() => 'refused');
        const { length } = localStorage;
        return { ...answers, stored: length, cookies: document.cookie };
      };
    </script>`;
}

/**
 * The expected result of `window.read()` in `renderReadingBody`: the page could read nothing, although the visitor is
 * signed in to the site.
 */
export const expectedEmptyReads = {
  user: 'refused',
  rows: 'refused',
  function: 'refused',
  page: 'refused',
  filled: 'refused',
  // The response is opaque: the browser does not let a page read its content.
  blind: 'opaque 0',
  userAsScript: 'refused',
  rowsAsScript: 'refused',
  stored: 0,
  cookies: 'town=1',
};

const attributes = [
  'center="javascript:alert(1)"',
  'center="NaN,NaN"',
  'center="1e308,-1e308"',
  'center="40.4168,-3.7038" radius="Infinity"',
  'center="40.4168,-3.7038" radius="-1"',
  'center="40.4168,-3.7038" radius="99999999"',
  'area="-180,-90,180,90"',
  'area="170,-90,-170,90"',
  'area="-999,-999,999,999"',
  `area="${','.repeat(100_000)}"`,
  'area="[object Object]" center="javascript:alert(1)"',
  'center="40.4168,-3.7038" heading="<img src=x onerror=alert(1)>"',
  `center="40.4168,-3.7038" heading="${'A'.repeat(1_000_000)}"`,
  'center="40.4168,-3.7038" height="9999999999"',
  'center="40.4168,-3.7038" height="1e9px;} * { display: none"',
  'center="40.4168,-3.7038" theme="javascript:alert(1)"',
  'center="40.4168,-3.7038" language="../../evil.js"',
  'center="40.4168,-3.7038" language="__proto__"',
  'center="40.4168,-3.7038" language="de?x#y"',
  `center="40.4168,-3.7038" language="${'de-'.repeat(100_000)}"`,
  'center="40.4168,-3.7038" href="javascript:alert(1)" src="javascript:alert(1)" site="javascript:alert(1)"',
];

/**
 * Returns the body of a page that embeds the list of AEDs with hostile attributes and a hostile `<base>`. `window.harm`
 * records dialogs and geolocation requests.
 */
export function renderHostileListBody(site: string): string {
  const elements = attributes.map((given) => `<aed-map ${given}><a href="javascript:alert(2)">AEDs</a></aed-map>`);
  return `<base href="javascript:alert(3)">
    <script>
      window.harm = [];
      for (const name of ['alert', 'open', 'print']) window[name] = () => harm.push(name);
      for (const name of ['getCurrentPosition', 'watchPosition'])
        navigator.geolocation[name] = () => harm.push(name);
      addEventListener('error', ({ message }) => harm.push(message));
      addEventListener('unhandledrejection', ({ reason }) => harm.push(String(reason)));
    </script>
    <script type="module" src="${site}/embed.js"></script>${elements.join('')}`;
}

export const hostileListCount = attributes.length;
