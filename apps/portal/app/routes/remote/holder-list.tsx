import { Avatar } from '@bgm/ui'
import type { ReactNode } from 'react'
import { useText } from '#app/text'

type Holder = {
  id: string
  name: string
}

/** The people who hold the remote, each with a line of details and an action. */
export function RemoteHolderList<T extends Holder>({
  holders,
  members = [],
  detail,
  action,
}: {
  holders: T[]
  /** Members who have used the remote recently. */
  members?: (Holder & { detail: string })[]
  detail: (holder: T) => ReactNode
  action?: (holder: T) => ReactNode
}) {
  const t = useText()
  return (
    <>
      {holders.length === 0 && members.length === 0 ? (
        <p className="text-label text-muted">{t('remote_passes.holders.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {holders.map(holder => (
            <li key={holder.id} className="flex items-center gap-3 py-2.5 text-label">
              <Avatar name={holder.name} className="size-10" />
              <span className="min-w-0 grow wrap-anywhere">
                <b className="block font-semibold">{holder.name}</b>
                <span className="block text-small text-muted tabular-nums">{detail(holder)}</span>
              </span>
              {action?.(holder)}
            </li>
          ))}
          {members.map(({ id, name, detail: done }) => (
            <li key={id} className="flex items-center gap-3 py-2.5 text-label">
              <Avatar name={name} className="size-10" />
              <span className="min-w-0 grow wrap-anywhere">
                <b className="block font-semibold">{name}</b>
                <span className="block text-small text-muted tabular-nums">{done}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-small text-muted">{t('remote_passes.holders.members')}</p>
    </>
  )
}
