import type { Core } from '@strapi/strapi'

/** A comma-separated list of words; the panel offers those in the schema's `vocabulary`. */
export function registerFacetField(strapi: Core.Strapi): void {
  strapi.customFields.register({ name: 'facets', type: 'string' })
}
