import type { Core } from '@strapi/strapi'

/** A text of words divided by commas; the panel offers those of the `vocabulary` in the schema. */
export function registerFacetField(strapi: Core.Strapi): void {
  strapi.customFields.register({ name: 'facets', type: 'string' })
}
