/** Money received for an unpaid order in another amount. */
export const heldMoney = {
  short_title: 'Pembayaran kurang {{amount}}',
  over_title: 'Pembayaran lebih {{amount}}',
  exact_title: 'Pembayaran sedang diperiksa',
  received: 'Kami menerima {{received}} dari {{expected}}.',
  received_several: 'Kami menerima {{received}} dari {{expected}} untuk {{count}} pesanan.',
  short:
    'Transfer kekurangannya saja ke rekening kami dengan nomor pesanan sebagai berita. Jangan membayar jumlah penuhnya lagi.',
  over: 'Tim kami akan menyelesaikan pesanan ini dan mengembalikan kelebihannya. Anda tidak perlu membayar lagi.',
  exact: 'Tim kami sedang memeriksanya. Anda tidak perlu membayar lagi.',
}
