// The most common leaked passwords from published lists, and some that are common in Indonesia. Passwords are
// compared case-insensitively and without trailing digits and symbols ("password123!" is treated as
// "password").
const passwords = `
password passw0rd p4ssword pass pass word passord letmein welcome welkom iloveyou ilovegod lovely princess sunshine
superman batman spiderman pokemon naruto onepiece dragon monkey football baseball basketball soccer hockey master
shadow michael jennifer jessica jordan daniel thomas charlie andrew matthew computer internet whatever freedom
starwars killer hunter secret trustno1 trustno summer winter autumn spring flower butterfly chocolate cookie
qwerty qwertyui qwertyuiop qwertz azerty asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx q1w2e3r4 q1w2e3r4t5 a1b2c3d4 abc abcd abcde abcdef abcdefg abcdefgh
abc123 abcd1234 aa12345678 a1234567 admin administrator root guest test testtest testing default changeme
change login user username access system server samsung google facebook instagram whatsapp android liverpool
manchester chelsea arsenal barcelona realmadrid juventus persib persija arema
katasandi kata sandi sandi rahasia rahasiaku rahasiakita kunci masuk indonesia indonesiaku merdeka jakarta bandung
surabaya semarang yogyakarta medan makassar denpasar garuda pancasila nusantara bismillah alhamdulillah assalamualaikum
subhanallah allahuakbar insyaallah muhammad ahmad sayang sayangku sayangkamu sayangmama cinta cintaku cintakamu
akucintakamu akusayangkamu akucinta akusayang kamu kamusayang selamanya bahagia semangat doraemon anjing kucing
bangsat bajingan goblok terserah gatau tidaktahu lupa lupapassword ganteng cantik keluarga mamapapa mama papa
ayahibu bundaku sukses selamat bintang bulan matahari merahputih musik musikberlisensi background
`
  .trim()
  .split(/\s+/)

const common = new Set(passwords)
const sequences = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1234567890qwertyuiop',
]
const reversed = (value: string) => [...value].reverse().join('')

/** The limit of bcrypt; no listed password is longer. */
const longestPassword = 72

/**
 * Whether attackers would guess the password early, because it is a leaked password, a repeated pattern, a
 * date or a keyboard sequence.
 */
export function isCommonPassword(password: string): boolean {
  if (password.length > longestPassword) return false
  const lower = password.toLowerCase()
  if (/^(.{1,4})\1+$/su.test(lower)) return true
  if (/^\d{8}$/.test(lower) && /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d$/.test(lower))
    return true
  if (sequences.some(sequence => sequence.includes(lower) || reversed(sequence).includes(lower))) return true
  return (
    common.has(lower) ||
    common.has(/^.*[^\d\W_]/su.exec(lower)?.[0] ?? '') ||
    common.has(lower.replace(/^[\d\W_]+/u, ''))
  )
}
