// Whether the reader is in a waiting room: whoever asks to be a friend there is heard of soon.
export const waiting = $state({ room: false });
