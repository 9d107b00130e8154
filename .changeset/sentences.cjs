// Changelogs are for users: each entry is only its sentence, without commits and updated packages.
module.exports = {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replace(/\n+/g, '\n  ')}`,
  getDependencyReleaseLine: async () => '',
}
