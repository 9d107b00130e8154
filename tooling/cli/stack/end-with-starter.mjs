// Loaded into every service: our standard input closes when the program that started the service is gone, even
// if it was killed.
const end = () => process.exit(1)
process.stdin.on('error', end).once('end', end).resume().unref()
