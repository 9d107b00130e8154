import { buildQuestionGroup } from './entry'

export const accountQuestions = buildQuestionGroup('account', 4, [
  {
    key: 'resume-registration',
    id: [
      'Bisakah pendaftaran dilanjutkan nanti?',
      'Bisa. Setiap langkah tersimpan. Masuk kembali dari perangkat mana pun dan Anda langsung berada di langkah berikutnya.',
    ],
    en: [
      'Can I finish registering later?',
      'Yes. Every step is saved. Sign in again from any device and you continue at the next step.',
    ],
  },
  {
    key: 'mail-missing',
    id: [
      'Email verifikasi belum saya terima. Apa yang harus saya lakukan?',
      'Periksa folder spam, lalu minta kirim ulang dari halaman verifikasi. Bila alamatnya keliru, Anda dapat mengubahnya di halaman yang sama.',
    ],
    en: [
      'The verification email has not arrived. What now?',
      'Check your spam folder, then ask for another one on the verification page. If the address was wrong, you can change it there.',
    ],
  },
  {
    key: 'one-name',
    id: [
      'Nama saya hanya satu kata. Bagaimana mengisinya?',
      'Pilih “Saya hanya punya satu nama” pada formulir pendaftaran. Nama belakang boleh kosong.',
    ],
    en: [
      'I have a single name. How do I fill in the form?',
      'Choose “I have only one name” on the registration form. The last name may stay empty.',
    ],
  },
  {
    key: 'several-locations',
    id: [
      'Saya punya beberapa cabang. Perlukah beberapa akun?',
      'Tidak. Satu akun dapat memegang banyak unit bisnis, masing-masing dengan alamat, paket, dan zonanya sendiri.',
    ],
    en: [
      'I have several branches. Do I need several accounts?',
      'No. One account can hold many business units, each with its own address, package and zones.',
    ],
  },
  {
    key: 'staff-leaves',
    id: [
      'Apa yang terjadi bila staf keluar?',
      'Cabut aksesnya dari portal. Akses itu berakhir saat itu juga, dan tidak ada kata sandi bersama yang perlu diganti.',
    ],
    en: [
      'What happens when a member of staff leaves?',
      'Remove their access in the portal. It ends at once, and there is no shared password to change.',
    ],
  },
])
