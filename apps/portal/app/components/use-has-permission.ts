import type { Permission } from '@bgm/validation'
import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '#app/routes/shell'
import { useLocale } from '#app/text'

/**
 * Returns a function that checks a permission of the member's role, to show or hide actions. The backend
 * checks it again.
 */
export function useHasPermission(): (permission: Permission) => boolean {
  const shell = useRouteLoaderData<typeof loader>(`${useLocale()}:shell`)
  return permission => shell?.permissions.includes(permission) ?? false
}
