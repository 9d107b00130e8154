import type { Core } from '@strapi/strapi'

/**
 * Registers the fields that the panel edits with inputs of our own: comma-separated words from the schema's
 * `vocabulary`, and the contributors of a work.
 */
export function registerOwnFields(strapi: Core.Strapi): void {
  strapi.customFields.register({ name: 'facets', type: 'string' })
  strapi.customFields.register({ name: 'contributors', type: 'json' })
}
