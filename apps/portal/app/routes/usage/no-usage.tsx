import type { UsageMonth } from '@bgm/api-client'
import { ButtonLink, EmptyState } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { UsageGaps } from './usage-gaps'

/** Shown for a month without plays: the reason, if known, and what a player reports once it plays music. */
export function NoUsage({ gaps }: Pick<UsageMonth, 'gaps'>) {
  const t = useText()
  const locale = useLocale()
  const pairs = useHasPermission()('player.manage')
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <EmptyState
        title={t('usage.empty_title')}
        className="content-center rounded-card border border-line bg-surface"
        action={
          pairs ? <ButtonLink href={paths.zones(locale)}>{t('usage.empty_action')}</ButtonLink> : undefined
        }
      >
        {t('usage.empty')}
      </EmptyState>
      <UsageGaps gaps={gaps} />
    </div>
  )
}
