/**
 * Texts of the page that generates the embed snippet. They are only in English, like those of the page for developers.
 */
export const embedBuilderText = {
  tag: 'For your page',
  title: 'The AEDs of your town on your own page',
  lede: 'Choose a place, copy three lines, and paste them into your page. No key, no account, no cookies.',
  place: {
    title: '1. Choose the area',
    chosen: (name: string) => `Chosen: ${name}`,
    openMap: 'Move it on a map',
    closeMap: 'Close the map',
    mapLabel: 'Map of the area. Move it until the cross is in the middle of your area.',
    mapFailed: 'The map did not load. Type a place or coordinates instead.',
    mapLoading: 'The map is loading…',
    radius: 'Radius',
    kilometres: (figure: string) => `${figure} km`,
  },
  look: {
    title: '2. Choose how it looks',
    heading: 'Heading',
    headingHint: 'Usually the name of your town. Leave it empty for the usual title.',
    language: 'Language',
    theme: 'Colours',
    themes: { auto: 'As the reader’s device', light: 'Light', dark: 'Dark' },
    height: 'Height',
    heights: { '': 'As tall as the list', '480': '480 pixels, scrolls', '640': '640 pixels, scrolls' },
  },
  copy: {
    title: '3. Copy it into your page',
    lede: 'Paste the lines where you want the list. Readers without JavaScript get the link inside.',
    button: 'Copy the lines',
    copied: 'Copied.',
    failed: 'The browser did not let us copy. Select the lines and copy them yourself.',
    stickers: 'Print stickers for these AEDs',
  },
  preview: {
    title: 'Preview',
    none: 'Choose a place to see the list and copy the lines.',
  },
  notes: {
    title: 'Good to know',
    points: [
      'The list comes from the AED lists that we publish, and is updated whenever we publish new ones. Each AED links to its page here, where people can report mistakes.',
      'Your readers’ browsers load the list from this site. We set no cookie, store nothing and ask for no location. The map loads only when a reader opens it. Where we publish no streets, its pictures come from another server (a tile server), and a note names that server.',
      'If your page has a content security policy, allow this site in script-src and connect-src. For the map’s pictures allow the tile server in connect-src and img-src.',
      'Instead of center and radius, area="west,south,east,north" takes a box in degrees. To use the font of your page, set the custom property --aed-map-font on the element.',
      'The address of the script does not change. You can put several lists on one page.',
      'Want the data instead? [Load them as GeoJSON or CSV](/developers).',
    ],
  },
} as const;
