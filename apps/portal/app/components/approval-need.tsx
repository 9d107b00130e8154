import type { ApprovalNeed } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Notice } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

/** Why an order needs the approval of somebody else, and who can give it. */
export function ApprovalNeedNote({ need }: { need: ApprovalNeed }) {
  const t = useText()
  const locale = useLocale()
  const { rule, above, deciders } = need
  const amount = format.rupiah(above ?? 0, locale)
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(deciders)
  return (
    <>
      <p className="text-label">
        <b className="font-[650]">{t('approval.need.title')}.</b> {t(`approval.need.${rule}`, { amount })}{' '}
        {deciders.length > 0 ? t('approval.need.deciders', { names }) : null}
      </p>
      {deciders.length === 0 ? <Notice tone="warn">{t('approval.need.nobody')}</Notice> : null}
    </>
  )
}
