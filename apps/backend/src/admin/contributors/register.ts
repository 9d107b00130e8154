import { User } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'

// The panel passes props to custom fields, but Strapi's type does not declare them.
const loadInput = async () => ({
  default: (await import('./contributors-field')).ContributorsField as ComponentType,
})

/** Registers the input of contributors; the server registers their type (`platform/panel/own-fields.ts`). */
export const registerContributors = (app: StrapiApp): void =>
  app.customFields.register({
    name: 'contributors',
    type: 'json',
    icon: User,
    intlLabel: { id: 'panel.contributors.name', defaultMessage: 'Contributors' },
    intlDescription: { id: 'panel.contributors.name', defaultMessage: 'Contributors' },
    components: { Input: loadInput },
  })
