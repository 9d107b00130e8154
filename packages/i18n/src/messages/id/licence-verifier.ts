/** Messages on the page that verifies signed licences; the portal does not load them. */
export const licence_verifier = {
  title: 'Periksa tanda tangan lisensi',
  text: 'Halaman ini memeriksa tanda tangan digital sebuah lisensi di ponsel atau komputer Anda sendiri. Tidak ada yang dikirim. Setelah dibuka sekali, halaman ini juga bekerja tanpa jaringan.',
  needs_script: 'Pemeriksaan tanda tangan memerlukan JavaScript. Tanpa itu, periksa kodenya saja.',
  preparing: 'Menyiapkan pemeriksaan…',
  ready: 'Siap. Kunci dan daftar pencabutan per {{date}}.',
  ready_offline: 'Siap, juga tanpa jaringan. Kunci dan daftar pencabutan per {{date}}.',
  ready_without_list:
    'Siap. Daftar pencabutan tidak tersedia: lisensi yang dicabut atau ditangguhkan belum dapat dikenali.',
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
    valid: { heading: 'Asli', text: 'Kami menandatangani lisensi ini, dan masa berlakunya belum lewat.' },
    early: { heading: 'Belum mulai', text: 'Tanda tangannya asli, tetapi masa berlakunya belum mulai.' },
    expired: { heading: 'Sudah berakhir', text: 'Tanda tangannya asli, tetapi masa berlakunya sudah lewat.' },
    listed: {
      heading: 'Tidak berlaku',
      text: 'Tanda tangannya asli, tetapi lisensi ini dicabut atau ditangguhkan.',
    },
    forged: { heading: 'Palsu', text: 'Tanda tangan ini bukan dari kami, atau isinya telah diubah.' },
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
    list: 'Jam perangkat ini salah: lebih lambat dari daftar pencabutan. Tanpa jaringan, pemeriksaan memakai waktu daftar itu: {{date}} WIB.',
  },
  unlisted:
    'Daftar pencabutan tidak tersedia atau sudah berumur lebih dari dua hari, jadi pencabutan belum diperiksa.',
  live_check: 'Ada jaringan? Periksa statusnya saat ini',
  back: 'Periksa dengan kode saja',
}
