/** Messages for the versions, preview and language panels next to an edit form: English, Indonesian. */
export const editingMessages: Record<string, [en: string, id: string]> = {
  'panel.versions': ['Versions', 'Versi'],
  'panel.versions.one': ['Version', 'Versi'],
  'panel.versions.title': ['Version of {date}', 'Versi {date}'],
  'panel.versions.loading': ['Loading…', 'Memuat…'],
  'panel.versions.failed': [
    'The versions could not be loaded. Reload the page',
    'Versi tidak dapat dimuat. Muat ulang halaman ini',
  ],
  'panel.versions.none': [
    'Each publish from now on adds a version here. The last 20 remain',
    'Setiap penerbitan mulai sekarang menambah satu versi di sini. 20 versi terakhir disimpan',
  ],
  'panel.versions.nobody': ['Not published in the panel', 'Tidak diterbitkan lewat panel'],
  'panel.versions.online': ['On the site', 'Tampil di situs'],
  'panel.versions.compare': ['Compare', 'Bandingkan'],
  'panel.versions.compare-one': ['Compare the version of {date}', 'Bandingkan versi {date}'],
  'panel.versions.all': ['Show all {count}', 'Tampilkan semua ({count})'],
  'panel.versions.same': [
    'This version and the saved draft are the same',
    'Versi ini sama dengan draf yang tersimpan',
  ],
  'panel.versions.removed': ['Only in the saved draft', 'Hanya di draf tersimpan'],
  'panel.versions.added': ['Only in this version', 'Hanya di versi ini'],
  'panel.versions.unsaved': [
    'What you have not saved is missing from this comparison, and lost if you restore',
    'Perubahan yang belum disimpan tidak ikut dibandingkan dan hilang bila versi ini dipulihkan',
  ],
  'panel.versions.missing': [
    'Deleted since, and left out of a restore: {names}',
    'Sudah dihapus dan tidak ikut dipulihkan: {names}',
  ],
  'panel.versions.cancel': ['Cancel', 'Batal'],
  'panel.versions.restore': ['Restore', 'Pulihkan'],
  'panel.versions.restore-yes': ['Yes, restore', 'Ya, pulihkan'],
  'panel.versions.ask-unsaved': [
    'Your unsaved changes will be lost. Restore all the same?',
    'Perubahan yang belum disimpan akan hilang. Tetap pulihkan?',
  ],
  'panel.versions.ask-live': [
    'The site shows the restored text at once. Restore?',
    'Situs langsung menampilkan teks yang dipulihkan. Pulihkan?',
  ],
  'panel.versions.restored': [
    'The version is in the draft. Publish it to show it on the site',
    'Versi ini sudah ada di draf. Terbitkan agar tampil di situs',
  ],
  'panel.versions.restored-live': [
    'The version is restored and on the site',
    'Versi ini sudah dipulihkan dan tampil di situs',
  ],
  'panel.versions.restored-without': [
    'The version is restored, without what was deleted since: {names}',
    'Versi ini sudah dipulihkan, tanpa yang sudah dihapus: {names}',
  ],
  'panel.preview.title': ['Preview of the saved draft', 'Pratinjau draf tersimpan'],
  'panel.preview.show': ['Show beside the form', 'Di samping formulir'],
  'panel.preview.hide': ['Hide the preview', 'Sembunyikan pratinjau'],
  'panel.preview.width': ['Width of the preview', 'Lebar pratinjau'],
  'panel.preview.phone': ['Phone', 'Ponsel'],
  'panel.preview.desktop': ['Desktop', 'Desktop'],
  'panel.preview.saved': ['Shows the saved draft', 'Menampilkan draf tersimpan'],
  'panel.preview.unsaved': ['Save to see your changes', 'Simpan untuk melihat perubahan'],
  'panel.language': ['Language', 'Bahasa'],
  'panel.language.en': ['Open in English', 'Buka bahasa Inggris'],
  'panel.language.id': ['Open in Indonesian', 'Buka bahasa Indonesia'],
  'panel.language.hint': ['Shortcut: Alt + L', 'Pintasan: Alt + L'],
}
