/**
 * Every cookie and storage key that the site and the portal set in a visitor's browser. The cookie page is generated from
 * this list; `tests/cookie-page.test.ts` compares it with the code.
 */
export const browserStorage = [
  // Sorted by use: cookies of both apps, the portal, the site and analytics, then storage keys.
  [
    'locale',
    'cookie',
    '365 hari',
    '365 days',
    'mengingat bahasa pilihan Anda',
    'remembers the language you chose',
  ],
  [
    'portal_token',
    'cookie',
    'selama sesi Anda',
    'as long as your session',
    'menjaga Anda tetap masuk di portal; tidak dapat dibaca oleh skrip halaman dan dihapus saat Anda keluar',
    'keeps you signed in to the portal; scripts on the page cannot read it, and it is removed when you sign out',
  ],
  [
    'device',
    'cookie',
    '365 hari',
    '365 days',
    'mengenali perangkat yang pernah Anda pakai, supaya percobaan masuk dari tempat lain dapat diperlambat',
    'recognises a device you have used before, so that sign-in attempts from elsewhere can be slowed down',
  ],
  [
    'notice',
    'cookie',
    '1 menit',
    '1 minute',
    'menyampaikan satu pesan ke halaman berikutnya',
    'carries one message to the next page',
  ],
  [
    'password_reset',
    'cookie',
    '15 menit',
    '15 minutes',
    'menyimpan langkah pengaturan ulang kata sandi',
    'holds your place while you reset your password',
  ],
  [
    'second_factor',
    'cookie',
    '10 menit',
    '10 minutes',
    'menyimpan langkah masuk sampai kode kedua diisi',
    'holds your sign-in until you enter the second code',
  ],
  [
    'recovery_codes',
    'cookie',
    '1 menit',
    '1 minute',
    'membawa kode pemulihan ke halaman yang menampilkannya satu kali',
    'carries recovery codes to the page that shows them once',
  ],
  [
    'new_secret',
    'cookie',
    '1 menit',
    '1 minute',
    'membawa kunci API atau rahasia webhook yang baru ke halaman yang menampilkannya satu kali',
    'carries a new API key or webhook secret to the page that shows it once',
  ],
  [
    'mail_sent',
    'cookie',
    '1 menit',
    '1 minute',
    'memberi jeda sebelum email dapat diminta lagi',
    'adds a pause before another email can be requested',
  ],
  [
    'google_state',
    'cookie',
    '10 menit',
    '10 minutes',
    'memastikan bahwa jawaban Google ditujukan kepada peramban Anda',
    'makes sure that an answer from Google belongs to your browser',
  ],
  [
    'google_journey',
    'cookie',
    '10 menit',
    '10 minutes',
    'melindungi proses masuk dengan Google di antara Google dan kami',
    'protects signing in with Google on the way between Google and us',
  ],
  [
    'google_newcomer',
    'cookie',
    '30 menit',
    '30 minutes',
    'menyimpan nama dan email dari Google sampai akun dibuat atau ditautkan',
    'holds your name and email from Google until the account is created or linked',
  ],
  [
    'wish',
    'cookie',
    '1 hari',
    '1 day',
    'membawa paket, periode, dan jumlah zona yang Anda pilih di situs ke pendaftaran',
    'carries the package, period and number of zones you chose on the site into registration',
  ],
  [
    'typed_*',
    'cookie',
    '1 hari',
    '1 day',
    'menyimpan isian formulir yang belum dapat disimpan; satu cookie per formulir, tanpa kata sandi',
    'holds what you typed into a form that could not be saved yet; one cookie for each form, without passwords',
  ],
  [
    'recovered-form',
    'cookie',
    '1 hari',
    '1 day',
    'menyimpan isian formulir secara terenkripsi bila sesi Anda berakhir saat mengirim',
    'holds an encrypted copy of a form if your session ends while you send it',
  ],
  [
    'remote_scan',
    'cookie',
    '10 menit',
    '10 minutes',
    'menyimpan kode yang Anda pindai di layar pemutar sampai Anda bergabung ke remote',
    'holds the code you scanned from the screen of a player until you join its remote',
  ],
  [
    'remote_pass',
    'cookie',
    '8 jam',
    '8 hours',
    'memberi ponsel Anda akses ke remote, paling banyak lima zona; hanya dikirim ke halaman remote',
    'gives your phone access to the remote of up to five zones; only sent to the pages of the remote',
  ],
  [
    'preview',
    'cookie',
    '1 jam',
    '1 hour',
    'menampilkan draf kepada editor; tidak dipasang pada pengunjung',
    'shows drafts to editors; it is never set for visitors',
  ],
  [
    'theme',
    'local',
    'sampai Anda menghapusnya',
    'until you delete it',
    'mengingat tampilan terang, gelap, atau mengikuti perangkat',
    'remembers whether you chose light, dark or the look of your device',
  ],
  [
    'consent',
    'local',
    'sampai Anda menghapusnya',
    'until you delete it',
    'mengingat pilihan Anda tentang statistik',
    'remembers your choice about statistics',
  ],
  [
    'form-values',
    'session',
    'sampai halaman berikutnya',
    'until the next page',
    'membawa isian formulir saat Anda mengganti bahasa',
    'carries what you typed when you change the language',
  ],
  [
    'splash',
    'session',
    'sampai tab ditutup',
    'until the tab is closed',
    'menampilkan layar pembuka hanya sekali',
    'shows the opening screen only once',
  ],
  [
    'reloaded',
    'session',
    'sampai tab ditutup',
    'until the tab is closed',
    'mencegah halaman dimuat ulang berkali-kali',
    'keeps a page from reloading again and again',
  ],
  [
    'positions',
    'session',
    'sampai tab ditutup',
    'until the tab is closed',
    'mengembalikan posisi gulir saat Anda kembali ke halaman',
    'restores how far you had scrolled when you go back',
  ],
] as const

/** The cookies or the storage keys as a Markdown list. */
export function renderStorageList(locale: 'id' | 'en', what: 'cookies' | 'storage'): string {
  return browserStorage
    .filter(([, kind]) => (kind === 'cookie') === (what === 'cookies'))
    .map(([name, , id, en, idPurpose, enPurpose]) =>
      locale === 'id'
        ? `- **\`${name}\`**: ${idPurpose}. Berlaku ${id}.`
        : `- **\`${name}\`**: ${enPurpose}. Kept ${/^\d/.test(en) ? `for ${en}` : en}.`,
    )
    .join('\n')
}
