/** The preview of unpublished pages. */
export const preview = {
  draft: 'Pratinjau draf',
  published: 'Pratinjau versi terbit',
  leave: 'Keluar dari pratinjau',
  expired_title: 'Tautan pratinjau ini tidak berlaku',
  expired_text: 'Tautan pratinjau hanya berlaku beberapa menit. Buka kembali pratinjau dari panel admin.',
}
