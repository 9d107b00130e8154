import { formatLicenceCode } from '@bgm/validation'
import { useCheckPage } from './check-context'
import { Icon } from './glyphs'

/**
 * States what the licence does not cover. Shown in every state; `royalty` is the sentence from the licence's
 * own terms.
 */
export function LmknNote({ royalty }: { royalty?: string }) {
  const { t } = useCheckPage()
  return (
    <p className="notice">
      <b>{t('licence_check.not_lmkn')}</b>
      {t('licence_check.what_it_is')} {royalty}
    </p>
  )
}

export function ReportLink({ href: path }: { href: string }) {
  const { t, href } = useCheckPage()
  return (
    <a className="button outline" href={href(path)}>
      <Icon name="flag" />
      {t('licence_check.report')}
    </a>
  )
}

/** A code that never wraps. */
export const Code = ({ code }: { code: string }) => <span className="code">{formatLicenceCode(code)}</span>
