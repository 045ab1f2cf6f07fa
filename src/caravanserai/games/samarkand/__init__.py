"""The Market of Samarkand: everybody sells one kind of goods, the price falls for all, and the first stop pays it."""
