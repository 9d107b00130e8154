/** Orders awaiting payment, on the dashboard and on a unit's page. */
export const openOrders = {
  waiting: 'Pesanan {{number}} menunggu pembayaran.',
  waiting_text: '{{total}}, paling lambat {{date}}.',
  empty: 'Belum ada pesanan.',
  payment: {
    pay: 'Bayar pesanan',
  },
}
