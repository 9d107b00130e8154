import type { LicenceDetail } from '@bgm/api-client'
import { ButtonLink, Card, TextLink } from '@bgm/ui'
import { isValidLicence } from '@bgm/validation'
import { Download } from 'lucide-react'
import { CopyButton } from '#app/components/copy-button'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { getPrintableDocuments } from './licence-state'

/** The wall certificate, the stickers, and the page that their QR code opens. */
export function DocumentsCard({ licence }: { licence: LicenceDetail }) {
  const t = useText()
  const locale = useLocale()
  const { code, check_url, state, version } = licence
  const documents = getPrintableDocuments(licence)
  const download = (size: 'a4' | 'sticker', variant: 'primary' | 'secondary') => (
    <ButtonLink href={paths.certificate(locale, code, size)} download="" variant={variant} full>
      <Download aria-hidden="true" strokeWidth={1.75} />
      {t(`licences.${size}`)}
    </ButtonLink>
  )
  return (
    <Card title={t('licences.page.documents')} note={t('licences.page.documents_note')}>
      <div className="grid gap-3">
        {documents.a4 ? (
          download('a4', 'primary')
        ) : (
          <p className="text-label text-muted">
            {t(
              isValidLicence(state) && version === null
                ? 'licences.page.unsigned'
                : 'licences.page.documents_none',
            )}
          </p>
        )}
        {documents.sticker ? (
          download('sticker', 'secondary')
        ) : (
          <p className="text-label text-muted">{t('licences.page.stickers_none')}</p>
        )}
      </div>
      <div className="mt-5 border-t border-line pt-4 text-label">
        <h3 className="text-label font-semibold">{t('licences.page.check')}</h3>
        <p className="text-small text-muted">{t('licences.page.check_note')}</p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <TextLink href={check_url} className="min-w-0 wrap-anywhere">
            {check_url.replace(/^https?:\/\//, '')}
          </TextLink>
          <CopyButton text={check_url} what={t('licences.page.check')} size="s" />
        </div>
      </div>
    </Card>
  )
}
