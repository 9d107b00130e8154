import type { PanelView } from '#src/platform/panel/view'

/** The view of licences, which staff can only revoke and reinstate. */
export const licenceViews: Record<string, PanelView> = {
  'api::licence.licence': {
    main: 'code',
    sort: 'valid_until',
    columns: ['code', 'state', 'venue', 'zone_name', 'valid_until', 'version'],
    open: ['revoked', 'revocation_reason', 'staff_note'],
    form: [
      ['code', 'state'],
      ['venue', 'zone_name'],
      ['valid_from', 'valid_until'],
      ['version', 'state_since'],
      ['revoked', 'revocation_reason'],
      ['staff_note'],
    ],
    fields: {
      code: ['Licence code', 'Printed on certificate and stickers; stays the same for the life of the zone'],
      state: ['State', 'Ends and renewals are recorded every hour; the public check is always current'],
      state_since: ['In this state since'],
      venue: ['Venue'],
      zone_name: ['Zone'],
      version: ['Version', 'Every renewal and every change of name or address signs a new one'],
      valid_from: ['Runs from', 'Of the current version'],
      valid_until: ['Runs until', 'Ends at this moment'],
      revoked: [
        'Revoked',
        'On: the licence becomes invalid immediately, the player stops and the member gets an email. Off: it is reinstated',
      ],
      revocation_reason: ['Reason of the revocation', 'Shown on the public check and mailed to the member'],
      staff_note: ['Note', 'Why it was revoked or reinstated; seen by staff only'],
    },
  },
}
