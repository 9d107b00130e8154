/** Messages of the contributors of a work: English, Indonesian. */
export const contributorMessages: Record<string, [en: string, id: string]> = {
  'panel.contributors.name': ['Name', 'Nama'],
  'panel.contributors.role': ['Role', 'Peran'],
  'panel.contributors.ipi': ['IPI name number', 'Nomor nama IPI'],
  'panel.contributors.share': ['Share (%)', 'Porsi (%)'],
  'panel.contributors.society': ['Society', 'Lembaga'],
  'panel.contributors.add': ['Add a contributor', 'Tambah kontributor'],
  'panel.contributors.remove': ['Remove contributor {number}', 'Hapus kontributor {number}'],
  'panel.contributors.sum': ['Shares: {sum} %', 'Jumlah porsi: {sum} %'],
  'panel.contributors.role.C': ['C · composer', 'C · komposer'],
  'panel.contributors.role.A': ['A · author of the lyrics', 'A · penulis lirik'],
  'panel.contributors.role.CA': ['CA · composer and author', 'CA · komposer dan penulis lirik'],
  'panel.contributors.role.AR': ['AR · arranger', 'AR · pengaransemen'],
  'panel.contributors.role.E': ['E · publisher', 'E · penerbit'],
}
