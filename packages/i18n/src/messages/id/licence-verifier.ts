/** Messages on the page that verifies signed licences; the portal does not load them. */
export const licence_verifier = {
  title: 'Periksa tanda tangan lisensi',
  text: 'Halaman ini memeriksa tanda tangan digital sebuah lisensi di ponsel atau komputer Anda sendiri. Tidak ada yang dikirim. Setelah dibuka sekali, halaman ini juga bekerja tanpa jaringan.',
  needs_script: 'Pemeriksaan tanda tangan memerlukan JavaScript. Tanpa itu, periksa kodenya saja.',
  preparing: 'Menyiapkan pemeriksaan…',
  ready: 'Siap. Kunci dan daftar status per {{date}}.',
  ready_offline: 'Siap, juga tanpa jaringan. Kunci dan daftar status per {{date}}.',
  ready_without_list:
    'Siap. Daftar status tidak tersedia: lisensi yang dicabut atau ditangguhkan belum dapat dikenali.',
  unsupported:
    'Browser ini tidak dapat memeriksa tanda tangan. Perbarui browsernya, atau periksa kodenya saat ada jaringan.',
  scan: 'Pindai kode QR kedua',
  scan_text:
    'Kode QR kedua ada di sertifikat A4, dengan keterangan “lisensi bertanda tangan”. Stiker tidak memuatnya.',
  camera: 'Buka kamera',
  stop_camera: 'Tutup kamera',
  camera_denied: 'Kamera tidak dapat dibuka. Izinkan kamera untuk halaman ini, atau pilih foto.',
  aim: 'Arahkan kamera ke kode QR kedua. Hasilnya muncul otomatis.',
  photo: 'Pilih foto sertifikat',
  no_code: 'Tidak ada kode QR yang terbaca di foto itu. Coba foto yang lebih dekat, rata, dan terang.',
  reading: 'Membaca foto…',
  scan_unsupported:
    'Foto tidak dapat dibaca di browser ini. Pindai dengan kamera ponsel, salin teksnya, lalu tempel di kolom pada halaman ini.',
  paste: 'Tempel lisensi bertanda tangan',
  paste_hint: 'Isi berkas .jws, atau teks dari kode QR kedua. Dimulai dengan “eyJ”.',
  verify: 'Periksa tanda tangan',
  result: 'Hasil pemeriksaan tanda tangan',
  kind: 'Pemeriksaan tanda tangan',
  outcomes: {
    valid: {
      heading: 'Berlaku',
      text: 'Kami menandatangani lisensi ini, masa berlakunya belum lewat, dan statusnya tidak dicabut atau ditangguhkan.',
    },
    unchecked: {
      heading: 'Status belum diperiksa',
      text: 'Kami menandatangani lisensi ini, dan masa berlakunya belum lewat. Belum diketahui apakah lisensi ini dicabut atau ditangguhkan.',
    },
    refused: {
      heading: 'Status tidak dapat dipastikan',
      text: 'Kami menandatangani lisensi ini, tetapi daftar statusnya tidak dapat dipakai. Jangan andalkan lisensi ini; periksa kodenya.',
    },
    early: {
      heading: 'Belum berlaku',
      text: 'Kami menandatangani lisensi ini, tetapi baru berlaku mulai {{from}}.',
    },
    expired: {
      heading: 'Tidak berlaku lagi',
      text: 'Kami menandatangani lisensi ini untuk masa yang sudah lewat: berlaku {{from}} sampai {{until}}. Sekarang tidak berlaku.',
    },
    revoked: {
      heading: 'Tidak berlaku: dicabut',
      text: 'Kami menandatangani lisensi ini, tetapi telah mencabutnya atau mengakhirinya lebih awal.',
    },
    suspended: {
      heading: 'Tidak berlaku: ditangguhkan',
      text: 'Kami menandatangani lisensi ini, tetapi lisensi ini sedang ditangguhkan atau dijeda.',
    },
    listed: {
      heading: 'Tidak berlaku',
      text: 'Kami menandatangani lisensi ini, tetapi lisensi ini dicabut atau ditangguhkan.',
    },
    forged: {
      heading: 'Tanda tangan palsu',
      text: 'Lisensi ini tidak kami tandatangani, atau isinya telah diubah. Jangan terima.',
    },
    'unknown-key': {
      heading: 'Kunci tidak dikenal',
      text: 'Lisensi ini ditandatangani dengan kunci yang tidak ada di halaman ini. Sambungkan ke internet, muat ulang halaman, lalu periksa lagi. Kalau tetap sama, jangan percayai lisensinya.',
    },
    'revoked-key': {
      heading: 'Kunci dicabut',
      text: 'Kunci yang menandatangani lisensi ini sudah kami cabut. Minta pemilik tempat mencetak sertifikat terbaru, atau periksa kodenya.',
    },
    unreadable: {
      heading: 'Bukan lisensi',
      text: 'Teks atau kode QR ini bukan lisensi bertanda tangan. Kode QR pertama hanya berisi alamat; pakai yang kedua.',
    },
  },
  times: {
    server: 'Diperiksa dengan waktu server: {{date}} WIB.',
    wrong_clock: 'Jam perangkat ini salah. Pemeriksaan memakai waktu server: {{date}} WIB.',
    device: 'Tanpa jaringan, pemeriksaan memakai jam perangkat ini: {{date}} WIB. Pastikan jam itu benar.',
    list: 'Jam perangkat ini salah: lebih lambat dari daftar status. Tanpa jaringan, pemeriksaan memakai waktu daftar itu: {{date}} WIB.',
  },
  list_problems: {
    missing: 'Daftar statusnya tidak tersedia. Sambungkan ke internet, lalu periksa lagi.',
    expired: 'Daftar statusnya sudah kedaluwarsa. Sambungkan ke internet, lalu muat ulang halaman.',
    forged: 'Daftar statusnya tidak ditandatangani dengan kunci kami.',
    foreign: 'Daftar statusnya dari penerbit atau alamat lain.',
    large: 'Daftar statusnya terlalu besar, jadi tidak dibaca.',
    damaged: 'Daftar statusnya rusak.',
    outside: 'Nomor lisensi ini tidak ada di daftar statusnya.',
  },
  live_check: 'Ada jaringan? Periksa statusnya saat ini',
  back: 'Periksa dengan kode saja',
  evidence: {
    title: 'Periksa bukti pemutaran',
    text: 'Sebuah tempat dapat mengunduh bukti dari laporan pemakaiannya: setiap pemutaran dalam sebulan, beserta bukti bahwa semuanya ada di log pemakaian. Berkas itu diperiksa di perangkat Anda dan tidak dikirim ke mana pun.',
    needs_script:
      'Pemeriksaan bukti pemutaran memerlukan browser dengan JavaScript, atau program verify-usage di baris perintah.',
    no_keys: 'Kunci log pemakaian belum tersedia. Muat ulang halaman ini saat ada jaringan.',
    file: 'Pilih berkas bukti',
    file_hint: 'Berkas usage-evidence-….jsonl, paling besar 250 MB.',
    progress: 'Memeriksa… {{percent}}% dari berkas, {{entries}} entri',
    result: 'Hasil pemeriksaan bukti pemutaran',
    kind: 'Bukti pemutaran',
    outcomes: {
      genuine: {
        heading: 'Cocok dengan log',
        text: 'Semua isi berkas ini ada di log, dan tanda tangannya benar.',
      },
      contradicted: {
        heading: 'Ada yang tidak cocok',
        text: 'Tanyakan daftar di bawah kepada tempat yang memberi berkas ini, dan simpan berkasnya.',
      },
      damaged: {
        heading: 'Berkas tidak utuh',
        text: 'Berkas ini terpotong, atau baris {{line}} rusak. Unduh sekali lagi.',
      },
      'other-log': {
        heading: 'Dari log lain',
        text: 'Berkas ini dari log “{{origin}}”, bukan dari log kami. Periksa di situs yang membuatnya.',
      },
      unsigned: {
        heading: 'Tidak kami tanda tangani',
        text: 'Ringkasan log di berkas ini tidak ditandatangani dengan kunci yang kami terbitkan. Jangan percayai isinya. Kalau berkasnya baru, muat ulang halaman ini saat ada jaringan.',
      },
      unreadable: {
        heading: 'Bukan berkas bukti',
        text: 'Pilih berkas usage-evidence-….jsonl seperti saat diunduh dari laporan pemakaian.',
      },
      large: {
        heading: 'Berkas terlalu besar',
        text: 'Berkas bukti tidak pernah lebih besar dari 250 MB. Mungkin ini berkas lain.',
      },
      unsupported: {
        heading: 'Belum bisa diperiksa',
        text: 'Browser ini tidak dapat memeriksa berkasnya. Perbarui browsernya, atau pakai program verify-usage.',
      },
    },
    problems_title: 'Yang tidak cocok',
    problems_more: 'Dan {{number}} lagi.',
    play: '“{{title}}” di {{place}}, {{time}}',
    untitled: 'tanpa judul',
    other_entry: 'Entri {{index}}',
    problems: {
      changed: 'Log tidak memuat isi ini sebagai entri {{index}}: isinya atau buktinya telah diubah.',
      repeated: 'Tercantum dua kali di berkas ini (entri {{index}}).',
      signature: 'Tanda tangannya bukan dari perangkat tempat itu (entri {{index}}).',
      link: 'Tidak menyambung dengan pemutaran sebelumnya di perangkat itu (entri {{index}}).',
      copied: 'Perangkat itu sudah menandatangani pemutaran lain di urutan ini (entri {{index}}).',
      'no-key': 'Mengaku bertanda tangan, tetapi perangkatnya tidak punya kunci (entri {{index}}).',
      missing: '{{number}} pemutaran hilang tepat sebelum ini. Perangkatnya telah menandatanganinya.',
    },
    checked_title: 'Yang diperiksa',
    month: 'Bulan',
    plays: 'Pemutaran',
    signed: 'Ditandatangani perangkat',
    unsigned: 'Tanpa tanda tangan',
    unverified: 'Tanda tangan tidak lengkap',
    rejected: 'Ditolak saat diterima',
    hours: 'Lama musik',
    entries: 'Entri yang terbukti',
    size: 'Entri di seluruh log',
    origin: 'Nama log',
    outside: '{{number}} pemutaran bulan lain ikut dimuat, karena tanda tangannya sekaligus untuk bulan ini.',
    hours_value: '{{number}} jam',
    places_title: 'Per zona',
    place: 'Zona',
    signed_short: 'Bertanda tangan',
    unsigned_short: 'Tanpa',
    not_checked_title: 'Yang tidak diperiksa',
    not_checked: {
      unsigned:
        'Apakah {{number}} pemutaran tanpa tanda tangan benar terjadi. Hanya kami yang mencatatnya, dan berkas ini tidak menunjukkan bila ada yang kurang.',
      unverified: 'Tanda tangan {{number}} pemutaran: pemutaran yang memuatnya tidak ada di berkas ini.',
      waiting: '{{number}} pemutaran bulan ini, yang belum masuk log saat berkas dibuat.',
      readers:
        'Apakah semua orang melihat log yang sama. Ini terbukti bila seluruh log dibaca dengan verify-usage.',
      rules: 'Apakah lisensi dan perangkatnya berlaku saat musik diputar. Ini diperiksa oleh verify-usage.',
      names: 'Apakah nama dan data tempat benar. Yang terbukti hanya bahwa itulah yang tercatat.',
    },
  },
}
