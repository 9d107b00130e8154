import type { Permission } from '@bgm/validation'
import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '#app/routes/shell'
import { useLocale } from '#app/text'

/** Whether the member's role has a permission, to show or hide actions; the backend checks it again. */
export function useHasPermission(): (permission: Permission) => boolean {
  const shell = useRouteLoaderData<typeof loader>(`${useLocale()}:shell`)
  return permission => shell?.permissions.includes(permission) ?? false
}
