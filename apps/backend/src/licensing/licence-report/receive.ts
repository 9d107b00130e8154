import type { LicenceReportBody } from '@bgm/validation'
import type { LicenceSnapshot } from '#src/licensing/licence/rules/version-payload'
import { insertOnce } from '#src/platform/http/submission'
import { getPanelRecordUrl, notifyStaff } from '#src/site'
import { licenceReportEmail } from './report-emails'

export const licenceReportUid = 'api::licence-report.licence-report'

/** Stores a report once and emails support. */
export async function receiveLicenceReport(
  { code }: { code: string },
  { venue, zone }: LicenceSnapshot,
  { website: _trap, ...report }: LicenceReportBody,
  submission: string,
): Promise<void> {
  const data = {
    ...report,
    code,
    venue,
    zone_name: zone,
    state: 'unhandled',
    received_at: new Date(),
    submission,
  }
  await insertOnce(async () => {
    await strapi.db.transaction(async () => {
      const { documentId }: { documentId: string } = await strapi.db.query(licenceReportUid).create({ data })
      const message = licenceReportEmail(
        { ...report, code, venue, zone },
        getPanelRecordUrl(licenceReportUid, documentId),
      )
      await notifyStaff('support', message, report.email ?? null)
    })
  })
}
