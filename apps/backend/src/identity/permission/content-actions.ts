const collections = ['page', 'industry', 'faq', 'testimonial', 'client', 'package']

/** The types that the site shows. */
export const publicUids = [...collections, 'package-term', 'page-redirect', 'site-setting'].map(
  name => `api::${name}.${name}`,
)

/** Anyone can read published content; changing it over HTTP requires an API token from the panel. */
export const contentActions = [
  ...collections.flatMap(name => [`api::${name}.${name}.find`, `api::${name}.${name}.findOne`]),
  'api::page-redirect.page-redirect.find',
  'api::site-setting.site-setting.find',
]
