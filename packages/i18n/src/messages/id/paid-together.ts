/** Paying for several orders at once from the order list. */
export const paidTogether = {
  one: 'Bayar',
  select: 'Pilih {{number}} untuk dibayar',
  pay: 'Bayar yang dipilih',
  hint: 'Pilih beberapa pesanan untuk membayarnya sekaligus.',
  nothing_selected: 'Pilih dulu pesanan yang ingin dibayar.',
  none: 'Tidak ada pilihan yang menunggu pembayaran.',
  link_text:
    'Kirim kepada kantor pusat atau bagian keuangan. Siapa pun yang memilikinya dapat membayar pesanan di atas sekaligus tanpa akun, dan tidak melihat hal lain. Tautan lama untuk pesanan ini mati.',
  page_title: 'Bayar {{count}} pesanan sekaligus',
  left_out: 'Tidak ikut dibayar karena sudah lunas, dibatalkan, atau ada uang yang tertahan: {{numbers}}.',
  transfer:
    'Satu transfer untuk semua pesanan ini: {{numbers}}. Tulis nomor yang pertama sebagai berita; kami mencocokkan lainnya dari jumlahnya.',
  title: 'Bayar beberapa pesanan sekaligus',
}
