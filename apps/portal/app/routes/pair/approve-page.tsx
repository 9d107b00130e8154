import type { Pairing } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Button, PageHeader } from '@bgm/ui'
import { RoyaltyLine } from '#app/components/royalty-line'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'
import { ZoneChoice } from './zone-choice'

type ApprovePageProps = {
  device: Pairing
  code: string
  /** The code in the format that the device shows. */
  shown: string
  royalty: Royalty
  /** The zone from whose page the member came. */
  zone: string | null
}

/**
 * Asks the member to compare the code with the screen, select the zone, and approve or decline the device.
 */
export function ApprovePage({ device, code, shown, royalty, zone }: ApprovePageProps) {
  const t = useText()
  const only = device.zones.length === 1 ? device.zones[0]?.id : undefined
  const form = useSubmission('pairing', {
    schema: all => all.pairingSchema,
    saved: { user_code: code, zone: zone ?? only ?? '' },
    order: ['zone', 'replace'],
  })
  const decline = useSubmission('pairing-decline', { saved: { user_code: code } })
  return (
    <div className="max-w-120">
      <PageHeader title={t('pairing.compare_title')} className="mb-4!" />
      <CodePlate device={device} shown={shown} />
      {device.zones.length === 0 ? (
        <p className="mb-5 text-label">{t('pairing.no_zones')}</p>
      ) : (
        <SubmissionForm of={form} className="group/pairing grid gap-5">
          <input type="hidden" name="user_code" value={code} />
          <ZoneChoice zones={device.zones} />
          <RoyaltyLine royalty={royalty} />
          <Button type="submit" full busy={form.busy} busyLabel={t('words.loading')}>
            {t('pairing.approve')}
          </Button>
        </SubmissionForm>
      )}
      <SubmissionForm of={decline} className="mt-2">
        <input type="hidden" name="user_code" value={code} />
        <Button type="submit" variant="quiet" full busy={decline.busy} busyLabel={t('words.loading')}>
          {t('pairing.decline')}
        </Button>
      </SubmissionForm>
    </div>
  )
}

function CodePlate({ device, shown }: { device: Pairing; shown: string }) {
  const t = useText()
  const locale = useLocale()
  const [left, right] = shown.split('-')
  return (
    <>
      <div className="on-deep relative mb-3 overflow-hidden rounded-leaf-panel px-6.5 pt-6 pb-19">
        <p className="sr-only">{shown}</p>
        <p
          aria-hidden="true"
          className="flex items-center gap-2.5 text-[clamp(2rem,9.4vw,2.75rem)] leading-none font-[750] tracking-[0.01em]"
        >
          <span>{left}</span>
          <i className="lobe h-5 w-2.5 rotate-90 bg-accent" />
          <span>{right}</span>
        </p>
        <p className="mt-2.5 text-label text-muted">{t('pairing.compare')}</p>
        <i aria-hidden="true" className="pattern-kawung absolute inset-x-0 bottom-0 h-14 text-deep-3" />
      </div>
      <p className="mb-6 text-small text-muted">
        {t('pairing.device', {
          version: device.app_version ?? t('words.none'),
          time: format.time(device.expires_at, locale),
        })}
      </p>
    </>
  )
}
