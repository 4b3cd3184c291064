// What the reader said they read as, put where styles see it before the first paint
// (src/components/reading-as).

try {
  const reader = localStorage.getItem('docs.reading-as');
  if (reader && /^(staff|administrator|integrator)$/.test(reader))
    document.documentElement.dataset['readingAs'] = reader;
} catch {
  // Where storage is refused, every reader reads as everyone.
}

export {};
