/** The preview of pages that are not published yet. */
export const preview = {
  draft: 'Pratinjau draf',
  published: 'Pratinjau versi terbit',
  leave: 'Keluar dari pratinjau',
  expired_title: 'Tautan pratinjau ini tidak berlaku',
  expired_text: 'Tautan pratinjau hanya berlaku beberapa menit. Buka kembali pratinjau dari panel admin.',
}
