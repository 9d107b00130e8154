import { Page } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'

export type PagePermission = { action: string; subject: string | null }

/** Loads a page, which says "no access" to roles without the permissions instead of failing to load its data. */
export const loadProtectedPage =
  (permissions: PagePermission[], load: () => Promise<ComponentType>) =>
  async (): Promise<{ default: ComponentType }> => {
    const Content = await load()
    return {
      default: () => (
        <Page.Protect permissions={permissions}>
          <Content />
        </Page.Protect>
      ),
    }
  }
