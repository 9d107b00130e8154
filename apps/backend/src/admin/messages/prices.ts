/** Messages about prices: English, Indonesian. */
export const priceMessages: Record<string, [en: string, id: string]> = {
  'panel.prices': ['Price history', 'Riwayat harga'],
  'panel.prices.loading': ['Loading …', 'Memuat …'],
  'panel.prices.failed': ['The history could not be loaded', 'Riwayat tidak dapat dimuat'],
  'panel.prices.none': ['No change has been recorded yet', 'Belum ada perubahan yang tercatat'],
  'panel.prices.field.price_monthly': ['per month', 'per bulan'],
  'panel.prices.field.price_yearly': ['per year', 'per tahun'],
  'panel.prices.field.contact_only': ['contact only', 'hanya lewat kontak'],
  'panel.prices.field.max_zones': ['maximum zones', 'zona paling banyak'],
  'panel.prices.confirm.title': ['Change these terms?', 'Ubah ketentuan ini?'],
  'panel.prices.confirm.body': [
    'Saving takes effect immediately on the site, in the portal and in every new order: {list}. Existing orders stay as they are. The change is recorded with your name.',
    'Begitu disimpan, perubahan ini langsung berlaku di situs, di portal, dan di setiap pesanan baru: {list}. Pesanan yang sudah ada tetap. Perubahan dicatat bersama nama Anda.',
  ],
}
