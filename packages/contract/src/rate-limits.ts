const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How often something may be attempted: `points` times within `duration` seconds. The names say what is counted by. */
export const rateLimits = {
  'register-address': { points: 40, duration: hour },
  'sign-in-account': { points: 10, duration: 15 * minute },
  'sign-in-address': { points: 100, duration: 15 * minute },
  'forgot-account': { points: 5, duration: hour },
  'forgot-address': { points: 30, duration: hour },
  'reset-code-account': { points: 20, duration: hour },
  'reset-code-address': { points: 60, duration: hour },
  'confirmation-account': { points: 6, duration: hour },
  'confirmation-address': { points: 60, duration: hour },
  'token-address': { points: 60, duration: hour },
  'password-account': { points: 10, duration: 15 * minute },
  'export-account': { points: 20, duration: hour },
  'second-factor-account': { points: 10, duration: 15 * minute },
  // Staff often share an office's address.
  'staff-second-factor-address': { points: 60, duration: 15 * minute },
  'google-address': { points: 60, duration: hour },
  'email-account': { points: 10, duration: hour },
  'text-account': { points: 5, duration: hour },
  'text-number': { points: 5, duration: hour },
  'text-address': { points: 20, duration: hour },
  // Text messages cost money, especially to foreign numbers. The limits per country cap the hourly cost of
  // toll fraud; the limit per IP address prevents a single sender from using them up. Accounts with a
  // verified number have separate limits.
  'text-foreign-address': { points: 6, duration: hour },
  'text-country': { points: 120, duration: hour },
  'text-country-verified': { points: 60, duration: hour },
  'text-home': { points: 1000, duration: hour },
  'text-home-verified': { points: 500, duration: hour },
  'text-alert': { points: 1, duration: hour },
  'text-pause': { points: 1, duration: minute },
  'text-code-account': { points: 20, duration: hour },
  'voucher-account': { points: 30, duration: hour },
  'voucher-organisation': { points: 60, duration: hour },
  'voucher-address': { points: 120, duration: hour },
  'staff-order-staff': { points: 3000, duration: hour },
  // Every order sends emails.
  'staff-order-placed': { points: 120, duration: hour },
  'referral-code-account': { points: 60, duration: hour },
  'referral-code-organisation': { points: 120, duration: hour },
  'referral-code-address': { points: 240, duration: hour },
  'tax-file-account': { points: 60, duration: hour },
  'ledger-account': { points: 600, duration: hour },
  'quotation-file-account': { points: 300, duration: hour },
  'ledger-export-account': { points: 60, duration: hour },
  // A trial is refused for other reasons before this limit matters.
  'trial-account': { points: 20, duration: hour },
  // Every request sends emails.
  'order-request-account': { points: 60, duration: hour },
  'quotation-account': { points: 60, duration: hour },
  'withholding-account': { points: 60, duration: hour },
  'unit-import-account': { points: 60, duration: hour },
  // Every edit checks all rows again.
  'unit-import-edit-account': { points: 600, duration: hour },
  'track-upload-staff': { points: 5000, duration: hour },
  'track-import-staff': { points: 120, duration: hour },
  'partner-application-address': { points: 20, duration: hour },
  'partner-application-email': { points: 3, duration: hour },
  'contact-message-address': { points: 20, duration: hour },
  'contact-message-email': { points: 5, duration: hour },
  // The company's email address is unverified, so repeated orders must not flood it.
  'order-copy-account': { points: 20, duration: day },
  'order-copy-address': { points: 10, duration: day },
  'invitation-account': { points: 40, duration: hour },
  'invitation-pause': { points: 1, duration: minute },
  'audit-export-account': { points: 20, duration: hour },
  // The devices of a venue share an IP address; each unpaired device requests a new code every 15 minutes
  // and polls every 5 seconds.
  'device-code-address': { points: 120, duration: hour },
  'device-token-address': { points: 20_000, duration: hour },
  'pairing-account': { points: 30, duration: 15 * minute },
  'pairing-address': { points: 120, duration: 15 * minute },
  'installation-code-account': { points: 60, duration: hour },
  // Wrong codes. The devices of a venue share an IP address.
  'installation-address': { points: 60, duration: 15 * minute },
  'skip-zone': { points: 6, duration: hour },
  // For joining with the QR code on the screen; an invalid code counts several times. Staff of a venue share
  // an IP address.
  'remote-join-address': { points: 1200, duration: 10 * minute },
  'remote-join-zone': { points: 60, duration: hour },
  'remote-request-zone': { points: 12, duration: 10 * minute },
  'remote-request-device': { points: 6, duration: 10 * minute },
  // A device that has joined with the PIN before; a former member of staff may guess a new PIN from it.
  'staff-pin-device': { points: 5, duration: 10 * minute },
  'staff-pin-pass': { points: 5, duration: 10 * minute },
  'staff-pin-address': { points: 15, duration: 15 * minute },
  'staff-pin-unit': { points: 30, duration: hour },
  'staff-pin-player': { points: 20, duration: hour },
  'device-volume-player': { points: 600, duration: hour },
  // A ban skips the track, so bans by staff are limited like skips.
  'staff-ban-zone': { points: 20, duration: hour },
  'track-report-zone': { points: 20, duration: day },
  'remote-command-pass': { points: 300, duration: hour },
  'unit-remote-account': { points: 60, duration: hour },
  'schedule-account': { points: 1200, duration: hour },
  'zone-control-account': { points: 600, duration: hour },
  'zone-batch-account': { points: 120, duration: hour },
  'announcement-account': { points: 300, duration: hour },
  // Every upload is decoded, which takes CPU time.
  'announcement-audio-account': { points: 60, duration: hour },
  'announce-zone': { points: 12, duration: hour },
  'unit-group-account': { points: 300, duration: hour },
  'zone-view-account': { points: 120, duration: hour },
  'uptime-export-account': { points: 30, duration: hour },
  // An IP address may be shared by a building or a mobile network. An unknown code counts ten times.
  'licence-check-address': { points: 600, duration: 10 * minute },
  'licence-report-address': { points: 10, duration: hour },
  'licence-report-code': { points: 20, duration: day },
  'preview-account': { points: 1200, duration: hour },
  'playlist-change-account': { points: 1200, duration: hour },
  'usage-export-account': { points: 20, duration: hour },
  // Every entry of a file is proved.
  'usage-evidence-account': { points: 20, duration: hour },
  // Each file is generated from the plays of a whole month.
  'usage-report-staff': { points: 60, duration: hour },
  'collective-read-account': { points: 3000, duration: hour },
  'collective-search-account': { points: 600, duration: hour },
  'collective-file-account': { points: 120, duration: hour },
  // The site reads it at most six times a minute for all visitors.
  'service-status-address': { points: 3600, duration: hour },
  // A verifier reads one tile for 256 entries.
  'usage-log-address': { points: 60_000, duration: hour },
  'usage-log-account': { points: 20_000, duration: hour },
  // The entries of 10 million plays are in 39,000 bundles.
  'usage-log-key': { points: 60_000, duration: hour },
  'usage-proof-account': { points: 600, duration: hour },
  'usage-dispute-account': { points: 20, duration: hour },
  // Each search reads all plays of a month.
  'usage-search-account': { points: 600, duration: hour },
  'certificate-account': { points: 300, duration: hour },
  'licence-batch-account': { points: 20, duration: hour },
  'integration-account': { points: 120, duration: hour },
  // A key may list all zones every few seconds. Requests with an unknown key count against the IP address.
  'api-key': { points: 600, duration: minute },
  'collective-key': { points: 300, duration: minute },
  // Files are regenerated for each download, which takes minutes for a large month.
  'collective-file-body': { points: 60, duration: hour },
  // An archive contains all files of a month.
  'collective-archive-body': { points: 12, duration: hour },
  'api-key-address': { points: 60, duration: 10 * minute },
  'payment-start-account': { points: 60, duration: hour },
  'payment-start-link': { points: 30, duration: hour },
  // A page that waits for a payment polls every few seconds.
  'payment-check-account': { points: 2400, duration: hour },
  // The next two limits are for staff, whose settlement checks and exports read much of the database.
  'settlement-account': { points: 120, duration: hour },
  'accounting-account': { points: 120, duration: hour },
  // Staff send the email about an order again.
  'order-email': { points: 3, duration: hour },
  'order-email-staff': { points: 60, duration: hour },
  'email-resend-message': { points: 3, duration: hour },
  'email-resend-pause': { points: 1, duration: minute },
  'email-resend-staff': { points: 60, duration: hour },
  'pay-link-account': { points: 60, duration: hour },
  'pay-link-address': { points: 1200, duration: hour },
  // The provider sends all notices from a few addresses. A forged notice counts thirty times.
  'payment-notice-address': { points: 6000, duration: 10 * minute },
} as const

type Name = keyof typeof rateLimits

/** The limits that an endpoint can declare, which count by account or IP address. */
export type RateLimit = Extract<Name, `${string}-account` | `${string}-address`>
export type KeyRateLimit = Extract<Name, `${string}-key`>
