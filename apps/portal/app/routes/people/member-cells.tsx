import type { Member } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Avatar, Badge } from '@bgm/ui'
import type { ReactNode } from 'react'
import type { ListColumn } from '#app/components/list-table'
import { useLocale, useText } from '#app/text'

export function PersonCell({ member, name }: { member: Member; name?: ReactNode }) {
  const t = useText()
  return (
    <span className="flex min-w-0 items-center gap-3.5">
      <Avatar name={member.name} />
      <span className="min-w-0">
        <b className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
          {name ?? member.name}
          {member.self ? <Badge tone="plain">{t('people.members.self')}</Badge> : null}
          {member.active ? null : <Badge tone="off">{t('people.members.inactive')}</Badge>}
        </b>
        {member.email ? (
          <span className="block text-small text-muted wrap-anywhere">{member.email}</span>
        ) : null}
      </span>
    </span>
  )
}

/** The columns of both member lists. */
export function useMemberColumns(name: (member: Member) => ReactNode): ListColumn<Member>[] {
  const t = useText()
  const locale = useLocale()
  return [
    { key: 'name', header: t('people.members.name'), kind: 'name', cell: name },
    {
      key: 'role',
      header: t('people.members.role'),
      kind: 'short',
      cell: ({ role }) => t(`roles.${role}`),
    },
    { key: 'units', header: t('people.members.units'), cell: member => <UnitAccess member={member} /> },
    {
      key: 'since',
      header: t('people.members.since'),
      kind: 'short',
      minor: true,
      cell: ({ created_at }) => format.shortDate(created_at, locale),
    },
  ]
}

function UnitAccess({ member: { all_units, units } }: { member: Member }) {
  const t = useText()
  if (all_units) return <>{t('lists.all_units')}</>
  const names = units.map(({ name }) => name).join(', ')
  return <span className="line-clamp-2 wrap-anywhere">{names || t('people.members.no_units')}</span>
}
