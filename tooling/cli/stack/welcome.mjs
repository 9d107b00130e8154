/** Formats the URLs and accounts that are printed once everything is running. */
export const formatWelcome = ({ urls, admin, seconds, logs }) => `
  Ready in ${seconds} s

  Site          ${urls.site}   (English: ${urls.site}/en)
  Portal        ${urls.portal}
  Player        ${urls.player}   open it on the device at the venue
  Mailbox       ${urls.mailbox}   receives all email and text messages
  Payments      ${urls.payments}   stands in for the payment provider; no real money
  Witness       ${urls.witness}   signs the usage log, as others would do
  Admin panel   ${urls.admin}   ${admin.email}  ${admin.password}
                authenticator key ${admin.totpSecret}

  Sample accounts, password Contoh-12345
    pemilik@contoh.test   owner with two business units
    staf@contoh.test      staff of the same organisation
    manajer@contoh.test   manager of one of its units
    keuangan@contoh.test  its finance
    auditor@contoh.test   its auditor
    dua@contoh.test       belongs to both organisations
    lain@contoh.test      owner of another organisation
    lembaga@contoh.test   reads usage data for a collective body; sets up a second factor first
  Voucher HEMAT100 · referral code MITRA2026

  Logs: ${logs}   Stop: Ctrl-C
`
