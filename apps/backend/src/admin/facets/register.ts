import { Filter } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'

// The panel passes props to custom fields, but Strapi's type does not declare them.
const loadInput = async () => ({ default: (await import('./facet-field')).FacetField as ComponentType })

/** Registers the input of facet fields; the server registers their type (`platform/panel/own-fields.ts`). */
export const registerFacets = (app: StrapiApp): void =>
  app.customFields.register({
    name: 'facets',
    type: 'string',
    icon: Filter,
    intlLabel: { id: 'panel.facet.name', defaultMessage: 'Facets' },
    intlDescription: { id: 'panel.facet.name', defaultMessage: 'Facets' },
    components: { Input: loadInput },
  })
