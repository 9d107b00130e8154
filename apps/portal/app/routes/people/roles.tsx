import { Badge, CheckList, type Column, Disclosure, PageHeader, Table } from '@bgm/ui'
import { listPermissions, type Permission, type Role, roles, rolesByPermission } from '@bgm/validation'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Check, Minus } from 'lucide-react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi } from '#app/http/api.server'
import { findActiveMembership, getAccount } from '#app/services/account.server'
import { useText } from '#app/text'

await loadMessages('organisation')

export async function loader(args: LoaderFunctionArgs) {
  const own = findActiveMembership(await getAccount(requireApi(args)))?.role ?? null
  // Object.keys loses the literal types.
  const rows = Object.keys(rolesByPermission) as Permission[]
  return { own, rows, granted: roles.map(role => ({ role, names: listPermissions(role) })) }
}

export const meta: MetaFunction = args => pageTitle(args, 'roles.title')

/**
 * The permissions that the backend enforces, as a table on wide screens and as one list per role on phones.
 */
export default function Roles() {
  const { own, rows, granted } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <>
      <PageHeader title={t('roles.title')} text={t('people.roles.text')} />
      <Table
        className="max-md:hidden"
        caption={t('roles.title')}
        columns={useColumns(own, granted)}
        rows={rows}
        rowKey={name => name}
      />
      <div className="md:hidden">
        {granted.map(({ role, names }) => (
          <Disclosure key={role} open={role === own} summary={<RoleName role={role} own={own} />}>
            <p className="mb-3">{t(`roles.described.${role}`)}</p>
            <CheckList items={names.map(name => t(`permissions.${name}`))} />
          </Disclosure>
        ))}
      </div>
      <p className="mt-4.5 max-w-150 text-label text-muted">{t('people.roles.reach')}</p>
    </>
  )
}

function RoleName({ role, own }: { role: Role; own: Role | null }) {
  const t = useText()
  return (
    <span className="inline-flex flex-wrap items-center gap-2 md:flex-col md:gap-1">
      {t(`roles.${role}`)}
      {role === own ? <Badge tone="plain">{t('people.roles.yours')}</Badge> : null}
    </span>
  )
}

function useColumns(own: Role | null, granted: { role: Role; names: Permission[] }[]): Column<Permission>[] {
  const t = useText()
  return [
    {
      key: 'permission',
      header: t('people.roles.permission'),
      kind: 'name',
      cell: name => t(`permissions.${name}`),
    },
    ...granted.map(
      ({ role, names }): Column<Permission> => ({
        key: role,
        kind: 'mark',
        header: <RoleName role={role} own={own} />,
        cell: name => <PermissionMark may={names.includes(name)} />,
      }),
    ),
  ]
}

function PermissionMark({ may }: { may: boolean }) {
  const t = useText()
  const Icon = may ? Check : Minus
  return (
    <>
      <Icon
        aria-hidden="true"
        strokeWidth={may ? 2.5 : 1.75}
        className={may ? 'size-5 text-ok' : 'size-5 text-line-strong'}
      />
      <span className="sr-only">{t(may ? 'people.roles.may' : 'people.roles.may_not')}</span>
    </>
  )
}
