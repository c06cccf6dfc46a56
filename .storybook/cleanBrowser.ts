/** Forgets what an earlier story left in this browser: both storages and every readable cookie. */
export function cleanBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name !== '') document.cookie = `${name}=; path=/; max-age=0`;
  }
}
