/** Paying for several orders at once from the order list. */
export const paidTogether = {
  one: 'Bayar',
  select: 'Pilih {{number}} untuk dibayar',
  pay: 'Bayar yang dipilih',
  hint: 'Pilih beberapa pesanan untuk membayarnya sekaligus.',
  nothing_selected: 'Pilih dulu pesanan yang ingin dibayar.',
  none: 'Tidak ada pilihan yang menunggu pembayaran.',
  title: 'Bayar beberapa pesanan sekaligus',
}
