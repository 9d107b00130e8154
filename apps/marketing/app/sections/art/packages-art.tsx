import { Badge } from '@bgm/ui'
import { useSite } from '#app/components/use-site'

/** Illustrates two orders, newest first. */
export function PackagesArt() {
  const { t } = useSite()
  return (
    <ul className="rounded-[18px_6px] border border-line bg-surface px-4 text-small">
      {(['active', 'past'] as const).map(order => (
        <li
          key={order}
          className="flex items-center justify-between gap-3 border-b border-line py-3 last:border-b-0"
        >
          <span className="whitespace-pre-line">
            <b className="font-semibold">{t(`art.orders.${order}.title`)}</b>
            {'\n'}
            <span className="text-muted tabular-nums">{t(`art.orders.${order}.text`)}</span>
          </span>
          <Badge tone={order === 'active' ? 'ok' : 'off'}>{t(`art.orders.${order}.state`)}</Badge>
        </li>
      ))}
    </ul>
  )
}
