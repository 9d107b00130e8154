import type { Core } from '@strapi/strapi'

/** Registers a field for comma-separated words. The panel offers the words in the schema's `vocabulary`. */
export function registerFacetField(strapi: Core.Strapi): void {
  strapi.customFields.register({ name: 'facets', type: 'string' })
}
