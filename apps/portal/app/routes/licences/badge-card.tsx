import type { LicenceDetail } from '@bgm/api-client'
import { Card } from '@bgm/ui'
import { CopyButton } from '#app/components/copy-button'
import { useText } from '#app/text'

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

/** Returns the HTML of the badge for the venue's own website: a linked image, without JavaScript. */
export const badgeHtml = (url: string, alt: string) =>
  `<a href="${escapeHtml(url)}"><img src="${escapeHtml(url)}/badge.svg" alt="${escapeHtml(alt)}" height="56"></a>`

export function BadgeCard({
  licence: { check_url, zone, business_unit, state },
}: {
  licence: LicenceDetail
}) {
  const t = useText()
  if (state === 'revoked') return null
  const html = badgeHtml(
    check_url,
    t('licences.page.badge_alt', { zone: zone.name, unit: business_unit.name }),
  )
  return (
    <Card
      title={t('licences.page.badge')}
      note={t('licences.page.badge_note')}
      aside={<CopyButton text={html} what={t('licences.page.badge_label')} size="s" />}
    >
      <textarea
        readOnly
        rows={5}
        aria-label={t('licences.page.badge_label')}
        value={html}
        spellCheck={false}
        className="block w-full resize-y rounded-field border-[1.5px] border-line-strong bg-surface p-3 font-mono text-small break-all"
      />
    </Card>
  )
}
