/** Messages for the page of dead background jobs: English, Indonesian. */
export const jobMessages: Record<string, [en: string, id: string]> = {
  'panel.jobs.title': ['Failed jobs', 'Tugas yang gagal'],
  'panel.jobs.text': [
    'Emails, imports and other background work that used up all attempts. Once the cause is fixed, retry it here. Entries are deleted after 14 days.',
    'Email, impor, dan pekerjaan latar lain yang gagal pada semua percobaan. Setelah penyebabnya diperbaiki, ulangi di sini. Catatan dihapus setelah 14 hari.',
  ],
  'panel.jobs.empty': ['No job has failed', 'Tidak ada tugas yang gagal'],
  'panel.jobs.job': ['Job', 'Tugas'],
  'panel.jobs.died': ['Failed', 'Gagal pada'],
  'panel.jobs.tries': ['Attempts', 'Percobaan'],
  'panel.jobs.reason': ['Reason', 'Penyebab'],
  'panel.jobs.retry': ['Retry', 'Ulangi'],
  'panel.jobs.retry-one': ['Retry {job} that failed on {died}', 'Ulangi {job} yang gagal pada {died}'],
  'panel.jobs.retry-all': ['Retry all {job} ({count})', 'Ulangi semua {job} ({count})'],
  'panel.jobs.retried': [
    '{count, plural, =0 {Nothing to retry: this job is waiting already or was retried} one {# job is retried} other {# jobs are retried}}',
    '{count, plural, =0 {Tidak ada yang diulang: tugas ini sudah menunggu atau sudah diulang} other {# tugas diulang}}',
  ],
  'panel.jobs.not-retried': [
    'The job could not be retried. Reload the page and try again.',
    'Tugas tidak dapat diulang. Muat ulang halaman lalu coba lagi.',
  ],
}
