/** Orders that await payment, on the dashboard and on the page of a unit. */
export const openOrders = {
  waiting: 'Pesanan {{number}} menunggu pembayaran.',
  waiting_text: '{{total}}, paling lambat {{date}}.',
  empty: 'Belum ada pesanan.',
  payment: {
    pay: 'Bayar pesanan',
  },
}
