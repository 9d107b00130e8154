/** Messages for bank transfers that staff record for orders: English, Indonesian. */
export const transferMessages: Record<string, [en: string, id: string]> = {
  'panel.queue.transfers': ['Transfers to confirm', 'Transfer menunggu konfirmasi'],
  'panel.payments.transfer.title': ['Bank transfer', 'Transfer bank'],
  'panel.payments.transfer.alone': [
    'If {amount} arrived for this order, enter the reference from the bank statement. The order is paid at once.',
    'Bila {amount} sudah masuk untuk pesanan ini, isi referensi dari mutasi rekening. Pesanan langsung lunas.',
  ],
  'panel.payments.transfer.together': [
    'If {amount} arrived for this order, enter the reference from the bank statement. A second person confirms a transfer of this amount; then the order is paid.',
    'Bila {amount} sudah masuk untuk pesanan ini, isi referensi dari mutasi rekening. Transfer sebesar ini dikonfirmasi orang kedua; setelah itu pesanan lunas.',
  ],
  'panel.payments.transfer.pay': ['Mark as paid', 'Tandai lunas'],
  'panel.payments.transfer.record': ['Record the transfer', 'Catat transfer'],
  'panel.payments.transfer.paid': ['The order is paid', 'Pesanan lunas'],
  'panel.payments.transfer.recorded': [
    'The transfer was recorded and waits for a second person',
    'Transfer dicatat dan menunggu orang kedua',
  ],
  'panel.payments.transfer.amount': ['Amount', 'Jumlah'],
  'panel.payments.transfer.by': ['Recorded by', 'Dicatat oleh'],
  'panel.payments.transfer.recorded-by': ['Recorded by {name}', 'Dicatat oleh {name}'],
  'panel.payments.transfer.waits-own': [
    'You recorded this transfer, so another person has to confirm it.',
    'Anda mencatat transfer ini, jadi orang lain yang mengonfirmasinya.',
  ],
  'panel.payments.transfer.waits-you': [
    'Compare it with the bank statement, then confirm or reject it.',
    'Cocokkan dengan mutasi rekening, lalu konfirmasi atau tolak.',
  ],
  'panel.payments.transfer.waits': [
    'Finance has to confirm this transfer.',
    'Transfer ini menunggu Keuangan.',
  ],
  'panel.payments.transfer.confirm': ['Confirm', 'Konfirmasi'],
  'panel.payments.transfer.confirm-title': [
    'Confirm the transfer of {amount}?',
    'Konfirmasi transfer {amount}?',
  ],
  'panel.payments.transfer.confirm-body': [
    'The order is paid, its invoice is issued and its subscriptions start. This cannot be undone.',
    'Pesanan lunas, fakturnya terbit, dan langganannya dimulai. Ini tidak dapat dibatalkan.',
  ],
  'panel.payments.transfer.confirm-done': ['The order is paid', 'Pesanan lunas'],
  'panel.payments.transfer.reject-title': ['Reject the transfer?', 'Tolak transfer ini?'],
  'panel.payments.transfer.reject-body': [
    'The order keeps awaiting payment, and a transfer can be recorded again.',
    'Pesanan tetap menunggu pembayaran, dan transfer dapat dicatat lagi.',
  ],
  'panel.payments.transfer.reject-done': ['The transfer was rejected', 'Transfer ditolak'],
  'panel.payments.error.order-settled': [
    'The order does not await payment any more',
    'Pesanan tidak lagi menunggu pembayaran',
  ],
  'panel.payments.error.transfer-amount': [
    'The order has another amount by now: reject the transfer and record it again',
    'Jumlah pesanan sudah berubah: tolak transfer ini dan catat lagi',
  ],
  'panel.payments.error.transfer-own': [
    'A second person has to confirm the transfer',
    'Transfer ini dikonfirmasi orang kedua',
  ],
  'panel.payments.error.transfer-recorded': [
    'A transfer for this order already awaits confirmation',
    'Sudah ada transfer untuk pesanan ini yang menunggu konfirmasi',
  ],
  'panel.payments.error.transfer-settled': [
    'Somebody has already decided about this transfer',
    'Transfer ini sudah diputuskan orang lain',
  ],
}
