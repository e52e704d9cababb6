interface Settings {
  dim?: boolean;
  level?: number;
}

export function useLamp(settings: Settings) {
  const {dim = false} = settings;
  return {dim, level: useLevel(settings)};
}

function useLevel({level = 3}: Settings) {
  return level;
}
