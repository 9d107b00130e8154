/** The content pages that the site has an address for, by the slug under which editors write them; `home` is the front page. */
export const siteSlugs = [
  'home',
  'about',
  'become-partner',
  'clients',
  'contact',
  'cookie',
  'faq',
  'license',
  'privacy-policy',
  'product',
  'terms-and-condition',
] as const
